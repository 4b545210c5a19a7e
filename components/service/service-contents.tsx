type ServiceContentsProps = { label: string; sections: Readonly<Record<string, string>> }

/** Links to the sections of the page, in a row. */
export function ServiceContents({ label, sections }: ServiceContentsProps) {
  return (
    <nav className="no-print wrap" aria-label={label}>
      {/* Columns of their own on a phone: the names stay where they are while the rest of the page arrives. */}
      <ul className="flex flex-wrap gap-x-1.5 min-[22rem]:max-sm:grid min-[22rem]:max-sm:grid-cols-[1.3fr_1fr_0.9fr_0.7fr_1.1fr] sm:gap-x-8">
        {Object.entries(sections).map(([id, name]) => (
          <li key={id}>
            <a className="open-all max-sm:text-caption" href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
