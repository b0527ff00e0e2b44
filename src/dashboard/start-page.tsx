import { redirect } from 'react-router'
import { listPath } from './articles/section-of.ts'

/** The banner editor will be the home entry; until then the blog is. */
export async function clientLoader() {
  throw redirect(listPath('posts'))
}

export default function StartPage() {
  return null
}
