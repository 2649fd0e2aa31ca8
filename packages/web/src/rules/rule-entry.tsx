import { CornerDownRight, ShieldCheck } from 'lucide-react'
import { Marked } from './marked.tsx'
import { RuleBlocks, RuleSpans, type RuleTextProps } from './rule-blocks.tsx'
import type { Rule } from '@turnwright/games/rule-book'

interface RuleEntryProps extends RuleTextProps {
  readonly rule: Rule
  /** It is what is asked at the table now. */
  readonly isAsked: boolean
  /** Somebody came for it. */
  readonly isSought: boolean
}

/** One rule: its number, what it says, what people ask about it, and how it is proved. */
export function RuleEntry({ rule, isAsked, isSought, ...text }: RuleEntryProps) {
  const { number, title, blocks, rulings, tests } = rule
  return (
    <article className="rule" id={`rule-${number}`} data-now={isAsked || isSought || undefined}>
      <p className="rule-number num">{number}</p>
      <div>
        {isAsked && (
          <p className="rule-asked">
            <CornerDownRight size={15} aria-hidden="true" />
            What you are asked now
          </p>
        )}
        <h3 tabIndex={-1}>
          <span className="only-read">{number}: </span>
          <Marked text={title} words={text.words} />
        </h3>
        <RuleBlocks blocks={blocks} {...text} />
        {rulings.length > 0 && (
          <>
            <h4>Rulings</h4>
            <dl className="rulings">
              {rulings.map(({ question, answer }) => (
                <div key={question}>
                  <dt>
                    <Marked text={question} words={text.words} />
                  </dt>
                  <dd>
                    <RuleSpans spans={answer} {...text} />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {(isAsked || isSought) && tests > 0 && (
          <p className="rule-proof">
            <ShieldCheck size={16} aria-hidden="true" />
            {tests === 1 ? 'Proved by 1 test' : `Proved by ${tests} tests`}
          </p>
        )}
      </div>
    </article>
  )
}
