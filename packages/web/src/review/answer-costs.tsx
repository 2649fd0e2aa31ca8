import { type Judgement, LEAST_COST, standingOf, type Unit } from '@turnwright/search/review'

interface AnswerCostsProps {
  readonly answers: readonly Judgement[]
  readonly unit: Unit
  readonly moments: readonly Judgement[]
  readonly places: readonly { readonly place: number }[]
}

/** As far as it is sure a bar is solid, from there to where it may reach it is pale. */
export function AnswerCosts({ answers, unit, moments, places }: AnswerCostsProps) {
  const most = Math.max(LEAST_COST[unit] * 3, ...answers.map(({ cost }) => cost?.interval[1] ?? 0))
  const worse = answers.filter((answer) => standingOf(answer, unit) === 'worse')
  return (
    <>
      <p className="only-read">{`What each answer cost: ${worse.length} of ${answers.length} surely something`}</p>
      <div className="outlook-costs" aria-hidden="true">
        {answers.map((answer, at) => {
          const standing = standingOf(answer, unit)
          const { mean, interval } = answer.cost ?? { mean: 0, interval: [0, 0] as const }
          const isCost = standing === 'worse' || standing === 'in-doubt'
          return (
            <i
              key={answer.entry}
              data-cost={isCost ? standing : undefined}
              data-moment={moments.includes(answer) || undefined}
              style={{
                '--at': places[at]?.place ?? 0,
                '--least': Math.max(0, interval[0]) / most,
                '--most': interval[1] / most,
                '--mean': mean / most,
              }}
            />
          )
        })}
      </div>
    </>
  )
}
