// Random names and seeds. `crypto.randomUUID` exists in secure contexts only; random bytes exist everywhere.

/** Some random bytes in hexadecimal digits. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, value => value.toString(16).padStart(2, "0")).join("");
}
