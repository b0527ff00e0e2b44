import { redirect } from 'react-router'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { FailurePanel } from '../../kit/problems/failure-panel.tsx'
import { mediaWords } from '../../editor/media-chooser/words.ts'
import type { Route } from './+types/media-page.ts'
import { MediaLibrary } from './media-library.tsx'
import { requestOf, viewOf } from './library-view.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const view = viewOf(searchParams)
  const found = await client().media.list(requestOf(view))
  if (!found.ok) return { failure: found.message, list: null }
  const { pagination } = found.value
  if (view.page > pagination.last_page) {
    searchParams.set('page', String(pagination.last_page))
    throw redirect(`?${searchParams}`)
  }
  return { failure: null, list: { ...found.value, view } }
}

export default function MediaPage({ loaderData: { list, failure } }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(mediaWords)
  if (list) return <MediaLibrary list={list} />
  return (
    <>
      <PageHead title={shell.pages.media} />
      <FailurePanel title={words.failed} reason={failure} />
    </>
  )
}
