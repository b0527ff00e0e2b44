import { useCallback } from 'react'

type FileImageProps = { file: File; alt: string; className?: string | undefined }

export function FileImage({ file, alt, className }: FileImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt={alt} className={className} />
}
