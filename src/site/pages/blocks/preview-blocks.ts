import type { ShownBlock } from '../../../domain/pages/block.ts'
import {
  type DescribedBlocks,
  describedBlocks,
  picturesInBlocks,
} from '../../../domain/pages/described-blocks.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { storage } from '../../../storage/storage.server.ts'

/** The library's texts are added to their pictures, as those of saved pages have them. */
export async function previewBlocks(
  blocks: ShownBlock[],
  language: LanguageCode,
): Promise<DescribedBlocks> {
  const described = await storage.library.describe(picturesInBlocks(blocks), language)
  return describedBlocks(blocks, described)
}
