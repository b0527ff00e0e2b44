import { pictureLimits } from '../../../domain/media/media.ts'
import { type Message, messages } from '../../../domain/messages.ts'
import { showToast } from '../../app/toast-queue.ts'

/** Why a chosen file is ignored, or null. The server looks closer; this saves the way there. */
export function imageProblem(file: File | undefined): Message | null {
  if (!file?.type.startsWith('image/')) return messages.imageMissing
  return file.size > pictureLimits.bytes ? messages.tooLarge : null
}

export async function noteMoving(files: File[]): Promise<void> {
  const found = await import('../../../domain/media/moving-picture.ts').catch(() => null)
  if (!found) return
  for (const file of files) {
    if (!found.isMovingPicture(new Uint8Array(await file.arrayBuffer()))) continue
    showToast('info', messages.pictureMoves)
    return
  }
}
