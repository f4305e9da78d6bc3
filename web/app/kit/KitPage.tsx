// Every piece of the kit in all its states, at /kit.
import "#web/kit/kit.css";
import { Gallery } from "#web/kit/Gallery.tsx";
import { useLanguage } from "../i18n/index.ts";

export default function KitPage() {
  return <Gallery language={useLanguage()} />;
}
