type ServiceContentsProps = { label: string; sections: Readonly<Record<string, string>> }

/** Links to the sections of the page, in a row. */
export function ServiceContents({ label, sections }: ServiceContentsProps) {
  return (
    <nav className="no-print wrap" aria-label={label}>
      <ul className="flex flex-wrap justify-between gap-x-1.5 sm:justify-start sm:gap-x-8">
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
