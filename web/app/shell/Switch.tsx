import type { ReactNode } from "react";

interface Props {
  readonly label: string;
  readonly about?: ReactNode;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Something that is on or off. */
export function Switch({ label, about, isOn, onChange }: Props) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={event => onChange(event.target.checked)}
      />
      <span>
        {label}
        {about && <small>{about}</small>}
      </span>
    </label>
  );
}
