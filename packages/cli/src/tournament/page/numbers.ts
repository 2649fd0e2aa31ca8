/** `1,519` */
export function whole(number: number): string {
  return Math.round(number).toLocaleString('en').replace('-', '−')
}

/** `53.2 %` */
export function percent(share: number, digits = 0): string {
  return `${(100 * share).toFixed(digits)} %`
}

/** `1.31 million` */
export function large(number: number): string {
  if (number >= 1e9) return `${(number / 1e9).toPrecision(3)} billion`
  if (number >= 1e6) return `${(number / 1e6).toPrecision(3)} million`
  return whole(number)
}

/** For attributes of drawings. */
export function px(number: number): string {
  return number.toFixed(1)
}

/** `3 h 12 min` */
export function duration(seconds: number): string {
  if (seconds < 60) return `${Number(seconds.toPrecision(2))} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
