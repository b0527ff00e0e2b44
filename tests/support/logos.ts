import sharp from 'sharp'

const marks = {
  clinic: `<circle cx="60" cy="60" r="56" fill="#0f766e"/>
    <path d="M60 92C36 76 28 62 28 50a16 16 0 0 1 32-6 16 16 0 0 1 32 6c0 12-8 26-32 42z" fill="#fff"/>
    <path d="M44 56h10l6-12 6 22 5-10h8" fill="none" stroke="#0f766e" stroke-width="4"/>`,
  law: `<rect width="120" height="120" fill="#5b1a2e"/>
    <path d="M60 22v76M36 98h48M30 40h60M30 40l-12 28h24zM90 40l-12 28h24z" fill="none"
      stroke="#e9d9b6" stroke-width="5"/>`,
  factory: `<path d="M8 112V52l30 20V52l30 20V52l30 20V16h14v96z" fill="#c2410c"/>
    <circle cx="38" cy="92" r="8" fill="#fff"/><circle cx="68" cy="92" r="8" fill="#fff"/>`,
}
export type LogoName = keyof typeof marks

export function logoOf(name: LogoName): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${marks[name]}</svg>`
  return sharp(Buffer.from(drawing), { density: 288 }).png().toBuffer()
}

const patterns: Record<LogoName, string> = {
  clinic: `<rect width="80" height="80" fill="#d7efe9"/>
    <path d="M34 20h12v14h14v12H46v14H34V46H20V34h14z" fill="#0f766e"/>`,
  law: `<rect width="80" height="80" fill="#5b1a2e"/>
    <path d="M14 80V10h12v70M34 80V10h12v70M54 80V10h12v70" fill="#e9d9b6"/>`,
  factory: `<rect width="80" height="80" fill="#f3e3d3"/>
    <path d="M0 40 40 0l40 40-40 40z" fill="#c2410c"/><path d="M20 40l20-20 20 20-20 20z" fill="#2b3a42"/>`,
}

export function coverOf(name: LogoName, number: number): Promise<Buffer> {
  const scale = 1 + number
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750">
    <defs><pattern id="p" width="80" height="80" patternUnits="userSpaceOnUse"
      patternTransform="scale(${scale})">${patterns[name]}</pattern></defs>
    <rect width="1200" height="750" fill="url(#p)"/></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
