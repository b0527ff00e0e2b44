import type { ClipboardEvent, ReactNode } from 'react'
import { DropZone, type DropZoneProps, FileTrigger } from 'react-aria-components'
import { useWords } from '../../app/locale/locale.tsx'
import { kitWords } from '../words.ts'

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

type ImageDropAreaProps = {
  label: string
  onFiles: (files: File[]) => void
  className?: string | undefined
  children: ReactNode
}

type ImageDropProps = ImageDropAreaProps & { allowsMultiple?: boolean }

export function ImageDrop({ allowsMultiple, children, ...area }: ImageDropProps) {
  return (
    <ImageDropArea {...area}>
      <ImageChooser allowsMultiple={allowsMultiple} onFiles={area.onFiles}>
        {children}
      </ImageChooser>
    </ImageDropArea>
  )
}

export function ImageDropArea({ label, onFiles, className, children }: ImageDropAreaProps) {
  const words = useWords(kitWords)

  /** The drop zone would take files alone, not a picture that was copied as such. */
  function takePasted(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    event.nativeEvent.stopImmediatePropagation()
    onFiles(files)
  }

  return (
    <div onPasteCapture={takePasted}>
      <DropZone
        aria-label={words.dropOn(label)}
        className={className}
        getDropOperation={() => 'copy'}
        onDrop={(event) => void filesOf(event).then(onFiles)}
      >
        {children}
      </DropZone>
    </div>
  )
}

type ImageChooserProps = Pick<ImageDropAreaProps, 'onFiles' | 'children'> & {
  allowsMultiple?: boolean | undefined
}

export function ImageChooser({ allowsMultiple = false, onFiles, children }: ImageChooserProps) {
  return (
    <FileTrigger
      acceptedFileTypes={['image/*']}
      allowsMultiple={allowsMultiple}
      onSelect={(files) => onFiles([...(files ?? [])])}
    >
      {children}
    </FileTrigger>
  )
}

function filesOf({ items }: DropEvent): Promise<File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])))
}
