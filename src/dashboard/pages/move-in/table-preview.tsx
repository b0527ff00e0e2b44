import { type TableEncoding, tableEncodings } from '../../../domain/moving/import-run.ts'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { importsApi } from '../../../api/client/imports-api.ts'
import type { ImportFileResponse, ImportResponse } from '../../../contract/imports.ts'
import type { TableSample } from '../../../domain/moving/table-text.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import styles from './move-in.module.css'
import { moveInWords } from './words.ts'

type TablePreviewProps = {
  run: Pick<ImportResponse, 'id' | 'encoding'>
  file: Pick<ImportFileResponse, 'id' | 'name'>
}

export function TablePreview({ run: { id, encoding }, file }: TablePreviewProps) {
  const { table: words } = useWords(moveInWords)
  const { revalidate } = useRevalidator()
  const sample = useSample(id, file.id, encoding)
  if (!sample) return null
  const [heads = [], ...rows] = sample.rows

  async function choose(chosen: TableEncoding) {
    const answer = await client(importsApi).change(id, { encoding: chosen })
    if (!answer.ok) showFailure(answer)
    await revalidate()
  }

  return (
    <div className={styles.sample}>
      <section
        className={styles.rows}
        aria-label={words.lines(file.name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- many columns are scrolled by keyboard, too
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              {heads.map((head, column) => (
                <th key={column} scope="col">
                  <bdi>{head}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <SelectField<TableEncoding>
        label={words.encoding}
        hint={words.hint}
        options={tableEncodings.map((name) => ({ id: name, name: words.encodings[name] }))}
        value={sample.encoding}
        onChange={(chosen) => void choose(chosen)}
      />
    </div>
  )
}

function useSample(run: number, upload: number, encoding: TableEncoding | null) {
  const [sample, setSample] = useState<TableSample | null>(null)
  useEffect(() => {
    let isOld = false
    void client(importsApi)
      .table({ id: run, upload }, encoding ? { encoding } : {})
      .then((answer) => !isOld && setSample(answer.ok ? answer.value.table : null))
    return () => {
      isOld = true
    }
  }, [run, upload, encoding])
  return sample
}
