/** Downloads a text as a file. */
export function saveFile(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
