import { useEffect, useState } from 'react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { client } from '../../app/client.ts'

/** What the library says of these pictures, read again when the user returns from another window. */
export function useLibraryPictures(ids: string[]): LibraryPictureResponse[] {
  const [pictures, setPictures] = useState<LibraryPictureResponse[]>([])
  const asked = ids.join(' ')
  useEffect(() => {
    let isHere = true
    async function ask() {
      const answers = await Promise.all(
        asked.split(' ').flatMap((id) => (id ? [client().media.get(id)] : [])),
      )
      const found = answers.flatMap((answer) => (answer.ok ? [answer.value.picture] : []))
      if (isHere) setPictures(found)
    }
    void ask()
    window.addEventListener('focus', ask)
    return () => {
      isHere = false
      window.removeEventListener('focus', ask)
    }
  }, [asked])
  return pictures
}
