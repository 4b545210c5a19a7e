/** An address and the link to it, derived, so that no link writes to another address than the one that is printed. */
export const mailbox = <Address extends string>(address: Address) =>
  ({ address, href: `mailto:${address}` }) as const
