// What an operator is told when something cannot be done as asked.

/** Something that cannot be done as asked; the message says why. */
export class BackupError extends Error {}

/** The message of whatever was thrown. */
export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
