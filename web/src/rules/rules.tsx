import { useEffect, useState } from 'preact/hooks';
import { MiniBoard } from '../board/mini_board';
import type { GameDescription } from '../protocol';
import { gameRules } from '../shared/names';
import { demos } from './demos';

const pace = 1600;

/// A few moves that show what the game is about, over and over; those who do not like motion see where they lead.
function Demo({ game }: { game: GameDescription }) {
  const steps = demos[game.id] ?? [];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [step, setStep] = useState(isStill ? steps.length - 1 : 0);
  useEffect(() => {
    if (isStill || steps.length < 2) return;
    const timer = setInterval(() => setStep(before => (before + 1) % steps.length), pace);
    return () => clearInterval(timer);
  }, [game.id]);
  const boards = steps[step];
  if (!boards) return null;
  return (
    <div class={`rules-demo boards-${boards.length}`} data-step={step}>
      {boards.map((placement, index) => (
        <MiniBoard
          key={index}
          layout={game.layout[index]!}
          picture={{ placement }}
          bottom={game.layout[index]!.first}
        />
      ))}
    </div>
  );
}

/// The rules of a game in a few sentences, with a small board that moves.
export function Rules({ game }: { game: GameDescription }) {
  return (
    <div class="rules">
      <Demo game={game} />
      <ul>
        {gameRules(game).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
