/** An address ends before the punctuation of its sentence. */
const address = /https?:\/\/[^\s<>"«»“”]*[^\s<>"«»“”.,:;!?،؛؟)\]]/g

export function LinkedText({ text }: { text: string }) {
  const addresses = [...text.matchAll(address)]
  const rests = addresses.map(({ 0: link, index }, at) => {
    const start = index + link.length
    return { link, after: text.slice(start, addresses[at + 1]?.index) }
  })
  return (
    <>
      {text.slice(0, addresses[0]?.index)}
      {rests.map(({ link, after }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same address may come twice
        <span key={at}>
          <a href={link} target="_blank" rel="noreferrer nofollow">
            <bdi dir="ltr">{link}</bdi>
          </a>
          {after}
        </span>
      ))}
    </>
  )
}
