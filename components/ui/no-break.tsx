/** The matches of a pattern with one group, without line breaks inside. */
function whole(text: string, pattern: RegExp) {
  return text.split(pattern).map((part, index) =>
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

/** '4-6 weeks' and '363:123–135' without a line break in the range. */
export const unbrokenRanges = (text: string) => whole(text, /(\d+[-–]\d+)/)

/** 'Cost of the weight-loss program' without a line break at the hyphen. For headings: prose may break there. */
export const unbrokenWords = (text: string) => whole(text, /([\p{L}\d]+-[\p{L}\d]+)/u)
