import { Link } from '../navigation/link.tsx'
import { RuleBlocks, RuleSpans } from '../rules/rule-blocks.tsx'
import { ruleIn } from '@turnwright/games/rule-book'
import { rulesPath } from '../rules/rules-path.ts'
import { useBook } from '../rules/use-book.ts'

interface CardRulingsProps {
  readonly game: string
  readonly rules: readonly string[]
}

/** What the rules say of a card: those that it is played by, with their rulings. */
export function CardRulings({ game, rules }: CardRulingsProps) {
  const book = useBook(game)
  if (!book) return null
  const doorTo = (number: string) => (
    <Link className="rule-door num" href={rulesPath(game, number)} aria-label={`Rule ${number}`}>
      {number}
    </Link>
  )
  return (
    <section className="card-rulings" aria-label="Rulings">
      <h3>Rulings</h3>
      {rules.flatMap((number) => {
        const rule = ruleIn(book, number)
        if (rule === null) return []
        return [
          <div key={number} className="card-ruling">
            <h4>
              {rule.title} {doorTo(number)}
            </h4>
            <RuleBlocks blocks={rule.blocks} words={[]} doorTo={doorTo} />
            {rule.rulings.length > 0 && (
              <dl className="rulings">
                {rule.rulings.map(({ question, answer }) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd>
                      <RuleSpans spans={answer} words={[]} doorTo={doorTo} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>,
        ]
      })}
    </section>
  )
}
