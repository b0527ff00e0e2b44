import { messages } from '../../../domain/messages.ts'
import { isMovingPicture } from '../../../domain/moving-picture.ts'
import { showToast } from '../../app/toast-queue.ts'

/** Says of files that are taken that moving ones are shown still. */
export async function noteMoving(files: File[]): Promise<void> {
  for (const file of files) {
    if (!isMovingPicture(new Uint8Array(await file.arrayBuffer()))) continue
    showToast('info', messages.pictureMoves)
    return
  }
}
