interface Props {
  readonly label: string;
  readonly value: string;
  readonly className?: string;
  onChange(value: string): void;
}

/** A field to search in what stands below it. */
export function SearchField({ label, value, className = "", onChange }: Props) {
  return (
    <input
      type="search"
      className={`hk-input ${className}`}
      value={value}
      aria-label={label}
      placeholder={label}
      onChange={event => onChange(event.target.value)}
    />
  );
}
