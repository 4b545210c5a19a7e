/**
 * Reduces the header of its page (auth.css). React moves the element into the head, which precedes the header: if a rule
 * asked for something in `main`, the whole header could be painted first and then collapse.
 */
export function ReducedHeader() {
  return <meta property="page:header" content="reduced" />
}
