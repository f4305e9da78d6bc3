import { useMemo } from "react";
import { encode } from "uqr";

/** A text as a picture that phones read. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { ecc: "M", border: 2 });
    const squares = code.data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
    return { path: squares.join(""), size: code.size };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fffaf0" />
      <path d={path} fill="#1b1f25" />
    </svg>
  );
}
