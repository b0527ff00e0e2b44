import { useEffect, useState } from 'react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { maxPageSize } from '../../../domain/search/pagination.ts'
import { client } from '../../app/client.ts'

export function useLibraryPictures(ids: string[]): LibraryPictureResponse[] {
  const [pictures, setPictures] = useState<LibraryPictureResponse[]>([])
  const asked = ids.join(' ')
  useEffect(() => {
    let isHere = true
    async function ask() {
      const found = await libraryPictures(asked ? asked.split(' ') : [])
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

async function libraryPictures(ids: string[]): Promise<LibraryPictureResponse[]> {
  const answers = await Promise.all(
    inParts(ids).map((part) => client().media.list({ ids: part, limit: maxPageSize })),
  )
  return answers.flatMap((answer) => (answer.ok ? answer.value.media : []))
}

function inParts(ids: string[]): string[][] {
  const starts = ids.flatMap((_, index) => (index % maxPageSize === 0 ? index : []))
  return starts.map((start) => ids.slice(start, start + maxPageSize))
}
