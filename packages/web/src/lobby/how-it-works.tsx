import { CardsIcon } from '@turnwright/tabletop'
import { Link2, Undo2 } from 'lucide-react'
import './how-it-works.css'

const STEPS = [
  {
    icon: <CardsIcon size={22} />,
    title: 'Pick a game, play at once',
    text: 'Bots fill the empty seats. Nothing to install, no account for a first game.',
  },
  {
    icon: <Link2 size={22} aria-hidden="true" />,
    title: 'Send a link',
    text: 'Friends sit down from any phone or computer, tonight or a move a day.',
  },
  {
    icon: <Undo2 size={22} aria-hidden="true" />,
    title: 'Look again, try again',
    text: 'Undo what nobody has seen yet, read the log, ask for a rematch. Every game is kept.',
  },
]

export function HowItWorks() {
  return (
    <section id="how" aria-label="How it works">
      <ol className="how">
        {STEPS.map(({ icon, title, text }) => (
          <li key={title}>
            <span className="how-icon">{icon}</span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
