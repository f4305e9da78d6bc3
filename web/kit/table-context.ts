// What the parts of one board share, so that no level hands it through. Each game says what that is.
import { createContext, useContext } from "react";

/** The table around the parts of a board. */
export const TableContext = createContext<unknown>(null);

/** The table around a part of a board, as its game made it. */
export function useBoardTable<T>(): T {
  const table = useContext(TableContext);
  if (table === null) throw new Error("a part of the board stands outside its table");
  return table as T;
}
