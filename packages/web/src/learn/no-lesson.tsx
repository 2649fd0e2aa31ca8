import type { ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import '../table/table-page.css'

interface NoLessonProps {
  readonly title: string
  readonly next: string
  readonly children?: ReactNode
}

export function NoLesson({ title, next, children }: NoLessonProps) {
  return (
    <main className="no-table cloth">
      <div className="no-table-card paper">
        <h1>{title}</h1>
        <p>{next}</p>
        {children}
        <Link className="btn btn-primary" href="/">
          Back to the lobby
        </Link>
      </div>
    </main>
  )
}
