import type { VNode } from 'preact';
import { isRunning, type MyGame } from '../../client/my-game.ts';
import type { MyGames } from '../../client/my-games.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast.tsx';
import { words, wordsOf } from '../../words/words.ts';

interface RowDialogProps {
  readonly game: MyGame;
  readonly mine: MyGames;
  readonly onClose: () => void;
}

/** What can be done about a game without going to it: asked first, and undone where that is possible. */
export function RowDialog(props: RowDialogProps): VNode {
  return props.game.place === 'here' ? <DeleteDialog {...props} /> : <OnlineDialog {...props} />;
}

const complain = (): void => toast({ text: words().noServer });

function DeleteDialog({ game, mine, onClose }: RowDialogProps): VNode {
  const { deleteGame, deleteRunning, deleteFinished, cancel, gameDeleted, undoDelete } = words();
  const { title } = wordsOf(game.game);
  const remove = async (): Promise<void> => {
    onClose();
    const bringBack = await mine.forget(game);
    toast({ text: gameDeleted(title), action: { text: undoDelete, run: () => void bringBack() } });
  };
  return (
    <Dialog title={deleteGame} onClose={onClose}>
      <p>{isRunning(game) ? deleteRunning : deleteFinished}</p>
      <div class="button-row">
        <button type="button" class="button danger" onClick={() => void remove()}>
          <Icon name="trash" />
          {deleteGame}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {cancel}
        </button>
      </div>
    </Dialog>
  );
}

function OnlineDialog({ game, mine, onClose }: RowDialogProps): VNode {
  const { leaveGame, leaveWaiting, leaveRunning, hideGame, unhideGame, gameHidden, undoDelete } = words();
  const { title } = wordsOf(game.game);
  const attempt = (work: () => Promise<void>) => (): void => {
    onClose();
    void work().catch(complain);
  };
  const show = async (): Promise<void> => mine.hide(game, false);
  const hide = async (): Promise<void> => {
    await mine.hide(game, true);
    toast({ text: gameHidden(title), action: { text: undoDelete, run: () => void show().catch(complain) } });
  };
  const mayLeave = game.status === 'waiting' || (isRunning(game) && game.mySeats.length > 0);
  return (
    <Dialog title={title} onClose={onClose}>
      {mayLeave && (
        <>
          <p>{game.status === 'waiting' ? leaveWaiting : leaveRunning}</p>
          <button type="button" class="button danger" onClick={attempt(async () => mine.leave(game))}>
            <Icon name="leave" />
            {leaveGame}
          </button>
        </>
      )}
      <button type="button" class="button" onClick={attempt(game.isHidden ? show : hide)}>
        <Icon name="eye" />
        {game.isHidden ? unhideGame : hideGame}
      </button>
    </Dialog>
  );
}
