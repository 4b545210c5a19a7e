import { bind } from '../bind'

type ServiceContentsProps = { label: string; sections: Readonly<Record<string, string>> }

/** Links to the sections: a row on narrow screens, a side column with the current section marked on wide ones. */
export function ServiceContents({ label, sections }: ServiceContentsProps) {
  return (
    <nav className="service-contents" aria-label={label} {...bind('service-contents')}>
      <ul>
        {Object.entries(sections).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
