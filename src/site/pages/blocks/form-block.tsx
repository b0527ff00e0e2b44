import { ArticleText } from '../../articles/article-text.tsx'
import { FormView } from '../../forms/form-view.tsx'
import type { BlockProps } from './block-content.ts'

export function FormBlock({ block: { heading, form } }: BlockProps<'form'>) {
  return (
    <section className="block block-container form-block">
      {heading && (
        <h2>
          <ArticleText text={heading} />
        </h2>
      )}
      <FormView form={form} />
    </section>
  )
}
