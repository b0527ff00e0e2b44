import { pictureLimits } from '../../../domain/media/media.ts'
import { type Message, messages } from '../../../domain/messages.ts'

/** Why a chosen file is ignored, or null. The server looks closer; this saves the way there. */
export function imageProblem(file: File | undefined): Message | null {
  if (!file?.type.startsWith('image/')) return messages.imageMissing
  return file.size > pictureLimits.bytes ? messages.tooLarge : null
}
