// What a question is about comes into sight by itself.
import { type RefObject, useEffect, useRef } from "react";

/** A thing that is scrolled into sight when it is asked about. */
export function useInSight<T extends HTMLElement>(isAsked: boolean): RefObject<T | null> {
  const thing = useRef<T>(null);
  useEffect(() => {
    if (isAsked) thing.current?.scrollIntoView({ block: "nearest" });
  }, [isAsked]);
  return thing;
}
