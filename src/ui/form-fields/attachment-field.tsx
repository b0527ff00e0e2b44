import { IconPaperclip, IconX } from '@tabler/icons-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { acceptedTypes } from '../../domain/forms/attachment.ts'
import type { ShownFieldOf } from '../../domain/forms/form.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import type { Common, Control } from './field-props.ts'

type AttachmentFieldProps = Pick<Common, 'words' | 'say' | 'sizeOf'> & {
  field: ShownFieldOf<'attachment'>
  control: Control
}

export function AttachmentField({ field, control, ...shown }: AttachmentFieldProps) {
  const { words, say = (text) => text, sizeOf = String } = shown
  const input = useRef<HTMLInputElement>(null)
  const held = useRef<File[]>([])
  const [files, setFiles] = useState<File[]>([])

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const chosen = [...(currentTarget.files ?? [])]
    const before = held.current.filter((one) => !chosen.some(isSameAs(one)))
    const isAdding = field.most > 1 || chosen.length === 0
    hold(isAdding ? [...before, ...chosen] : chosen)
  }
  function remove(file: File): void {
    hold(files.filter((one) => one !== file))
    input.current?.dispatchEvent(new Event('change', { bubbles: true }))
    input.current?.focus()
  }
  function hold(kept: File[]): void {
    const transfer = new DataTransfer()
    for (const file of kept) transfer.items.add(file)
    if (input.current) input.current.files = transfer.files
    held.current = kept
    setFiles(kept)
  }

  return (
    <div className="form-files">
      <input
        {...control}
        ref={input}
        className="form-files-input"
        type="file"
        accept={acceptedTypes.join()}
        multiple={field.most > 1}
        required={field.required}
        onChange={choose}
      />
      <label className="form-files-button" htmlFor={control.id}>
        <IconPaperclip size={18} aria-hidden="true" />
        {say(words.form_files_choose, { word: 'form_files_choose' })}
      </label>
      <div className="form-files-chosen" aria-live="polite">
        {files.length > 0 && (
          <ul>
            {files.map((file) => (
              <li key={`${file.name} ${file.size}`}>
                <bdi>{file.name}</bdi> <span>{sizeOf(file.size)}</span>
                <button
                  type="button"
                  aria-label={filled(words.form_file_remove, { name: file.name })}
                  onClick={() => remove(file)}
                >
                  <IconX size={18} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function isSameAs(one: File) {
  return ({ name, size }: File) => name === one.name && size === one.size
}
