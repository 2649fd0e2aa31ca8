import { type Contour, type Sign, SIGNS } from './shapes.ts'

const EM = 1_000
const ASCENT = 969
const DESCENT = -242
const ON_CURVE = 1
const ALIGNMENT = 4
/** What the sum of all words of a font must come to. */
const MAGIC = 0xb1b0afba

type Field = readonly [size: 1 | 2 | 4, value: number]

const u8 = (value: number): Field => [1, value]
const u16 = (value: number): Field => [2, value]
const u32 = (value: number): Field => [4, value]

/** The signs as a TrueType font, each time the same bytes. */
export function signsFont(): Buffer {
  const glyphs = [Buffer.alloc(0), ...SIGNS.map(glyphOf)]
  const widths = [500, ...SIGNS.map(({ width }) => width)]
  const tables: Readonly<Record<string, Buffer>> = {
    'OS/2': bytes([
      ...[4, 600, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0].map(u16),
      ...Array.from({ length: 10 }, () => u8(0)),
      ...[0, 0x200, 0, 0].map(u32),
      u32(0x54_57_52_54),
      ...[0x40, 0x2640, 0x2642, ASCENT, DESCENT, 0, ASCENT, -DESCENT].map(u16),
      ...[0, 0].map(u32),
      ...[546, 728, 0, 32, 1].map(u16),
    ]),
    cmap: cmap(),
    glyf: Buffer.concat(glyphs),
    head: head(0),
    hhea: bytes([
      u32(0x10000),
      ...[ASCENT, DESCENT, 0, Math.max(...widths), 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length].map(u16),
    ]),
    hmtx: bytes(widths.flatMap((width, at) => [u16(width), u16(edgeOf(SIGNS[at - 1]))])),
    loca: bytes(glyphs.map((_, at) => u32(lengthOf(glyphs.slice(0, at)))).concat([u32(lengthOf(glyphs))])),
    maxp: bytes([u32(0x10000), u16(glyphs.length), ...[64, 8, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0].map(u16)]),
    name: name('Turnwright Signs'),
    post: bytes([u32(0x30000), u32(0), u16(-100), u16(50), u32(0), u32(0), u32(0), u32(0), u32(0)]),
  }
  const whole = assembled(tables)
  return assembled({ ...tables, head: head((MAGIC - sumOf(whole)) >>> 0) })
}

function head(adjustment: number): Buffer {
  return bytes([
    ...[0x10000, 0x10000, adjustment, 0x5f0f3cf5].map(u32),
    ...[0x000b, EM].map(u16),
    ...[0, 0, 0, 0].map(u32),
    ...[0, DESCENT, EM, ASCENT, 0, 8, 2, 1, 0].map(u16),
  ])
}

/** One segment a sign, and the one that ends all. */
function cmap(): Buffer {
  const codes = [...SIGNS.map(({ code }) => code), 0xffff]
  const count = codes.length
  const half = 2 ** Math.floor(Math.log2(count))
  const segments = [
    ...[count * 2, half * 2, Math.log2(half), (count - half) * 2].map(u16),
    ...codes.map(u16),
    u16(0),
    ...codes.map(u16),
    ...codes.map((code, at) => u16(code === 0xffff ? 1 : (at + 1 - code) & 0xffff)),
    ...codes.map(() => u16(0)),
  ]
  const length = segments.length * 2 + 6
  return bytes([u16(0), u16(1), u16(3), u16(1), u32(12), u16(4), u16(length), u16(0), ...segments])
}

function name(family: string): Buffer {
  const texts = [family, 'Regular', family, family, 'Version 1', family.replace(' ', '')]
  const encoded = texts.map((text) => Buffer.from(text, 'utf16le').swap16())
  const records = texts.flatMap((_, at) =>
    [3, 1, 0x409, at + 1, encoded[at]?.length ?? 0, lengthOf(encoded.slice(0, at))].map(u16),
  )
  return Buffer.concat([bytes([u16(0), u16(texts.length), u16(6 + texts.length * 12), ...records]), ...encoded])
}

function glyphOf({ contours }: Sign): Buffer {
  const points = contours.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const steps = (all: readonly number[]) => all.map((value, at) => u16(value - (all[at - 1] ?? 0)))
  const glyph = bytes([
    ...[contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(u16),
    ...endsOf(contours).map(u16),
    u16(0),
    ...points.map(({ isOnCurve }) => u8(isOnCurve ? ON_CURVE : 0)),
    ...steps(xs),
    ...steps(ys),
  ])
  return padded(glyph)
}

/** How far it begins from where it stands. */
function edgeOf(sign: Sign | undefined): number {
  return sign === undefined ? 0 : Math.min(...sign.contours.flat().map(({ x }) => x))
}

function endsOf(contours: readonly Contour[]): readonly number[] {
  return contours.map((_, at) => lengthOf(contours.slice(0, at + 1)) - 1)
}

/** The directory of all tables, and the tables one after the other. */
function assembled(tables: Readonly<Record<string, Buffer>>): Buffer {
  const tags = Object.keys(tables)
  const count = tags.length
  const half = 2 ** Math.floor(Math.log2(count))
  const first = 12 + count * 16
  const parts = tags.map((tag) => tables[tag] as Buffer)
  const directory = tags.map((tag, at) => {
    const part = parts[at] as Buffer
    const offset = first + lengthOf(parts.slice(0, at).map(padded))
    // What makes the sum of the whole right counts for nothing in that of its table.
    const sum = sumOf(tag === 'head' ? head(0) : part)
    return Buffer.concat([Buffer.from(tag, 'latin1'), bytes([u32(sum), u32(offset), u32(part.length)])])
  })
  const start = bytes([u32(0x10000), u16(count), u16(half * 16), u16(Math.log2(half)), u16((count - half) * 16)])
  return Buffer.concat([start, ...directory, ...parts.map(padded)])
}

function bytes(fields: readonly Field[]): Buffer {
  const all = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of fields) {
    // Numbers below zero are written as their two's complement.
    all.writeUIntBE(value < 0 ? value + 2 ** (8 * size) : value, at, size)
    at += size
  }
  return all
}

function padded(part: Buffer): Buffer {
  return Buffer.concat([part, Buffer.alloc((ALIGNMENT - (part.length % ALIGNMENT)) % ALIGNMENT)])
}

function sumOf(part: Buffer): number {
  const whole = padded(part)
  let sum = 0
  for (let at = 0; at < whole.length; at += ALIGNMENT) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

function lengthOf(parts: readonly { readonly length: number }[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0)
}
