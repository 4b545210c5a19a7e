import { Fragment } from 'react'

type AddressProps = { children: string | undefined }

/** An address of an e-mail or a page that wraps before `@`, a dot or a slash, and only in a part that is too long for the line anywhere else. */
export function Address({ children = '' }: AddressProps) {
  return (
    <span className="wrap-anywhere">
      {children.split(/(?=[@./])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other identity
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
