// Copying a text. Outside a secure context (a phone that opens the server by its address in the home network) there is
// no clipboard, but the old command still copies what is selected.
import { notify } from "./shell/notices.ts";

/** Copies what a hidden field holds; false when the browser refuses. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}

/** Copies a text and says so; what cannot be copied is shown, to be copied by hand. */
export async function copyText(text: string, said: string): Promise<void> {
  const isCopied = await (navigator.clipboard?.writeText(text).then(() => true) ?? Promise.resolve(false)).catch(
    () => false,
  );
  notify({ text: isCopied || copySelected(text) ? said : text });
}
