/** 199 → '$199'. Whole US dollars, as every price of the clinic is. */
export function usd(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`
}
