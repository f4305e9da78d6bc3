// How far a long command is, on standard error: one changing line in a terminal, a line now and then in a file.

const EVERY_MS_TERMINAL = 100;
const EVERY_MS_FILE = 10_000;

/** Shows how much of something is done; call the result after each part. */
export function progressOf(label: string): (done: number, total: number) => void {
  const { stderr } = process;
  const every = stderr.isTTY ? EVERY_MS_TERMINAL : EVERY_MS_FILE;
  let last = performance.now();
  return (done, total) => {
    const now = performance.now();
    if (stderr.isTTY && done === total) stderr.write("\r\x1b[K");
    else if (now - last >= every) {
      last = now;
      stderr.write(stderr.isTTY ? `\r\x1b[K${label} ${done}/${total}` : `${label} ${done}/${total}\n`);
    }
  };
}
