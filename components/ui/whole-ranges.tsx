/** '4-6 weeks' without a line break in the range. */
export function wholeRanges(text: string) {
  return text.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
