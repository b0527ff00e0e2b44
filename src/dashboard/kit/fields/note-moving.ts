import { messages } from '../../../domain/messages.ts'
import { showToast } from '../../app/toast-queue.ts'

export async function noteMoving(files: File[]): Promise<void> {
  const found = await import('../../../domain/media/moving-picture.ts').catch(() => null)
  if (!found) return
  for (const file of files) {
    if (!found.isMovingPicture(new Uint8Array(await file.arrayBuffer()))) continue
    showToast('info', messages.pictureMoves)
    return
  }
}
