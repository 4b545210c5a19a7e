/** Sends a link to the place in its page that the visitor has in this one: the same query and fragment. */
export function carryPlace(link: HTMLAnchorElement) {
  link.search = location.search
  link.hash = location.hash
}
