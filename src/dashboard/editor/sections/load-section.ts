import { data } from 'react-router'
import type { SectionName } from '../../../domain/sections/section.ts'
import { client } from '../../app/client.ts'

export async function loadSection(name: SectionName) {
  const found = await client().sections.get(name)
  if (!found.ok) throw data(found.message, { status: found.status || 503 })
  return found.value.content
}
