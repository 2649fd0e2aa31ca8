import { Marked } from './marked.tsx'
import type { Block, Span } from '@turnwright/games/rule-book'

export interface RuleTextProps {
  /** What is looked for; it stands out. */
  readonly words: readonly string[]
  /** Where the door of a rule's number leads. */
  readonly doorTo: (number: string) => React.ReactNode
}

interface BlocksProps extends RuleTextProps {
  readonly blocks: readonly Block[]
}

/** Paragraphs, lists and tables of the rules. */
export function RuleBlocks({ blocks, ...text }: BlocksProps) {
  return blocks.map((block, at) => <RuleBlock key={at} block={block} {...text} />)
}

function RuleBlock({ block, ...text }: RuleTextProps & { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <RuleSpans spans={block.spans} {...text} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item, at) => (
            <li key={at}>
              <RuleSpans spans={item} {...text} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell, at) => (
                <th key={at}>
                  <RuleSpans spans={cell} {...text} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <RuleSpans spans={cell} {...text} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

export function RuleSpans({ spans, words, doorTo }: RuleTextProps & { readonly spans: readonly Span[] }) {
  return spans.map((span, at) => {
    if (typeof span === 'string') return <Marked key={at} text={span} words={words} />
    if ('code' in span) return <code key={at}>{span.code}</code>
    return <span key={at}>{doorTo(span.rule)}</span>
  })
}
