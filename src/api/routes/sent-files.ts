import { stat } from 'node:fs/promises'
import { attachmentField, filesPart, withoutRequiredFiles } from '../../domain/forms/attachment.ts'
import type { Answers } from '../../domain/forms/answer.ts'
import type { ShownForm } from '../../domain/forms/form.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { Storage } from '../../storage/create-storage.ts'
import type { PlacedAttachment, Sender } from '../../storage/messages/attachment-rows.ts'
import type { Upload } from '../../storage/media/media-store.ts'
import { aboutFiles } from '../http/about-files.ts'

export function createSentFiles({ attachments }: Pick<Storage, 'attachments'>) {
  return {
    async asked(form: ShownForm, uploads: Upload[], sender: Sender): Promise<ShownForm> {
      const field = attachmentField(form)
      if (!field && uploads.length > 0) {
        throw new Problem('invalid-input', { fields: { [filesPart]: messages.unknownField } })
      }
      const isLacking = field?.required && uploads.length === 0
      return isLacking && !(await attachments.isTaking(sender)) ? withoutRequiredFiles(form) : form
    },

    sizes: (uploads: Upload[]): Promise<{ size: number }[]> =>
      Promise.all(uploads.map(({ path }) => stat(path))),

    async store(
      form: ShownForm,
      uploads: Upload[],
      sender: Sender,
      add: (placed: PlacedAttachment[], names: Answers) => Promise<boolean>,
    ): Promise<void> {
      const field = attachmentField(form)?.id ?? ''
      const placed = await attachments.place(uploads, { ...sender, field }).catch(refuse)
      const names: Answers = field ? { [field]: placed.map(({ name }) => name) } : {}
      const isStored = await add(placed, names).catch(async (cause) => {
        // Nobody knows of other failures whether the message was stored all the same.
        if (isUnstored(cause)) await attachments.discard(placed)
        return refuse(cause)
      })
      if (!isStored) await attachments.discard(placed)
    },
  }
}

function isRefusal(cause: unknown): boolean {
  return cause instanceof Problem && cause.code === 'attachments-unavailable'
}

function isUnstored(cause: unknown): boolean {
  return isRefusal(cause) || (cause instanceof Problem && cause.code === 'proof-needed')
}

function refuse(cause: unknown): never {
  throw isRefusal(cause) ? aboutFiles(cause) : cause
}
