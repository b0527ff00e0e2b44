import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import sharp from 'sharp'

export type PdfJob = { file: string; preview: string | null }
export type PdfFacts = { pages: number }

/** A page is drawn to fit these pixels. */
const box = { width: 480, height: 720 }
/** Pages of WebAssembly's memory, 64 KB each. */
const mostMemory = 4_096
const reversedByteOrder = 0x10
const white = 0xffffffff

/** Throws for what PDFium cannot open, such as a file that asks for a password. */
export async function readPdf(job: PdfJob): Promise<PdfFacts> {
  try {
    return await read(await started(), job)
  } catch (error) {
    // Nobody knows what a file that failed has left in its memory.
    running = undefined
    throw error
  }
}

async function read(pdfium: WrappedPdfiumModule, { file, preview }: PdfJob): Promise<PdfFacts> {
  const bytes = await readFile(file)
  const { malloc, free } = memoryOf(pdfium).wasmExports
  const at = malloc(bytes.length)
  if (at === 0) throw new Error('too large to read')
  memoryOf(pdfium).HEAPU8.set(bytes, at)
  const opened = pdfium.FPDF_LoadMemDocument(at, bytes.length, '')
  try {
    const pages = opened === 0 ? 0 : pdfium.FPDF_GetPageCount(opened)
    if (pages < 1) throw new Error('not a PDF that can be read')
    if (preview !== null) await drawFirstPage(pdfium, opened, preview)
    return { pages }
  } finally {
    if (opened !== 0) pdfium.FPDF_CloseDocument(opened)
    free(at)
  }
}

/** Its types leave these out. The view is another one whenever the memory has grown. */
type Memory = {
  HEAPU8: Uint8Array
  wasmExports: { malloc: (size: number) => number; free: (at: number) => void }
}

function memoryOf({ pdfium }: WrappedPdfiumModule): Memory {
  return pdfium as unknown as Memory
}

let running: Promise<WrappedPdfiumModule> | undefined

function started(): Promise<WrappedPdfiumModule> {
  return (running ??= start())
}

async function start(): Promise<WrappedPdfiumModule> {
  setFlagsFromString(`--wasm-max-mem-pages=${mostMemory}`)
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer })
  pdfium.PDFiumExt_Init()
  return pdfium
}

async function drawFirstPage(
  pdfium: WrappedPdfiumModule,
  opened: number,
  preview: string,
): Promise<void> {
  const page = pdfium.FPDF_LoadPage(opened, 0)
  if (page === 0) throw new Error('the first page cannot be read')
  const [pageWidth, pageHeight] = [
    pdfium.FPDF_GetPageWidthF(page),
    pdfium.FPDF_GetPageHeightF(page),
  ]
  const scale = Math.min(box.width / pageWidth, box.height / pageHeight)
  const width = Math.max(1, Math.round(pageWidth * scale))
  const height = Math.max(1, Math.round(pageHeight * scale))
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0)
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, reversedByteOrder)
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
    const pixels = memoryOf(pdfium).HEAPU8.slice(start, start + 4 * width * height)
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp()
      .toFile(preview)
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
    pdfium.FPDF_ClosePage(page)
  }
}
