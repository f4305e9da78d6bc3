// What a translation must have, derived from the English texts: the same keys, and all plural forms of its language.

type Forms<K, F extends string> = K extends `${infer Base}_one` ? `${Base}_${F}` : never;

/** The texts of another language: every key of English, plus the plural forms English does not have. */
export type Translation<T, F extends string> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K], F>;
} & { readonly [K in keyof T as Forms<K, F>]: string };
