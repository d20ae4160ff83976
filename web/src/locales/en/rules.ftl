## Rules

rules = Rules
rules-of = Rules: { $game }
game-rules = { $game ->
    [chess] The king goes one square in any direction; the rook straight, the bishop diagonally, the queen both; the knight jumps two squares straight and one aside.
        Pawns go forward one square, or two from where they began, and take diagonally forward. On the last rank they become another piece.
        A pawn that has just gone two squares may be taken as if it had gone one: en passant.
        Once in a game king and rook may castle, if neither has moved, nothing stands between them and the king crosses no attacked square.
        Whoever attacks the king so that it cannot be saved has won. Without a legal move and without check it is a draw.
    [chess960] The pieces behind the pawns are shuffled, the same for both: bishops on different colors, the king between the rooks.
        Castling leads to the usual squares, wherever king and rook began: move the king onto its rook.
        Everything else is as in chess.
    [crazyhouse] What you capture goes into your reserve and changes its color.
        Instead of moving you may drop a piece from the reserve on any empty square, also with check or mate; pawns not on the first or last rank.
        What was promoted is a pawn again when it is captured.
        Everything else is as in chess.
    [atomic] A capture explodes: the piece that takes, the one that is taken and all around them vanish, except pawns.
        Whoever blows up the enemy king has won. Nobody may blow up their own, and so kings never capture.
        Kings may stand side by side; neither is in check then.
        Everything else is as in chess.
    [horde] White has 36 pawns and no king.
        White wins by checkmate, Black by capturing everything.
        Pawns on the first rank may also go two squares.
        Everything else is as in chess.
    [kingofthehill] A king that reaches one of the four squares in the center, d4, e4, d5 or e5, wins at once.
        Everything else is as in chess, checkmate too.
    [three-check] Whoever gives check for the third time has won.
        Everything else is as in chess, checkmate too.
    [antichess] Whoever can capture must, and may choose how.
        The king is a piece like the others: there is no check and no castling, and a pawn may become a king.
        Whoever has no pieces left, or no move, has won.
    [racingkings] Both begin below, without pawns. The first king on the eighth rank wins.
        If White gets there first, Black may follow with the next move: a draw.
        No move may give check.
    [endgame] Each side has a king and eight pawns where they stand in chess.
        All the rules of chess hold: pawns are promoted, and checkmate wins.
    [pawns-kings] Each side has a king and eight pawns, which move as in chess.
        There is no check: a king may be taken, and that wins.
        There is no promotion, no en passant and no castling. A pawn on the last rank stays there.
        Whoever has no move draws.
    [bughouse] Two teams on several boards. A turn is one move, on any board.
        What a team captures on one board it may drop on another, on any empty square; pawns not on the first or last rank.
        No king of the team may be left in check, on any board.
        A team that is in check and has no move has lost.
   *[wolf-sheep] Everybody moves one square diagonally; the sheep only forward. Nothing is captured.
        The wolf wins when it reaches the first row of the sheep.
        The sheep win when the wolf cannot move. Whoever has no move loses.
}
