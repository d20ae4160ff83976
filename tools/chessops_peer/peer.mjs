// Lets chessops, an independent implementation of the rules of lichess, answer `go perft` in UCI, so that
// `rookery compare` can ask it. It is an engine that counts and never plays.
//
//   rookery compare 3 --game atomic --random 300 --with 'node tools/chessops_peer/peer.mjs'
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { castlingSide, normalizeMove } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { SquareSet } from 'chessops/squareSet';
import { kingCastlesTo, makeUci, parseUci } from 'chessops/util';
import { defaultPosition, setupPosition } from 'chessops/variant';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url)));
const variants = ['chess', 'crazyhouse', 'atomic', 'horde', 'kingofthehill', '3check', 'antichess', 'racingkings'];
const promotionRoles = ['queen', 'knight', 'rook', 'bishop'];
const pocketRoles = ['pawn', 'knight', 'bishop', 'rook', 'queen'];

const promotionRolesOf = position =>
    position.rules === 'antichess' ? [...promotionRoles, 'king'] : promotionRoles;

/** The squares on which the side to move may drop a piece of this role. */
function dropSquares(position, role, context) {
    if (!position.pockets || position.pockets[position.turn][role] === 0) return SquareSet.empty();
    const squares = position.dropDests(context);
    return role === 'pawn' ? squares.diff(SquareSet.backranks()) : squares;
}

/** Whether pawns promote on this square; a pawn of either color that gets there has come from the other side. */
const promotes = (position, from, to) => position.board.pawn.has(from) && SquareSet.backranks().has(to);

function* legalMoves(position) {
    const context = position.ctx();
    for (const [from, squares] of position.allDests(context))
        for (const to of squares)
            if (promotes(position, from, to))
                for (const promotion of promotionRolesOf(position)) yield { from, to, promotion };
            else yield { from, to };
    for (const role of pocketRoles)
        for (const to of dropSquares(position, role, context)) yield { role, to };
}

/** How many legal moves there are, without making a list of them: that is where perft spends its time. */
function countLegalMoves(position) {
    const context = position.ctx();
    let count = 0;
    for (const [from, squares] of position.allDests(context)) {
        count += squares.size();
        if (position.board.pawn.has(from))
            count += (promotionRolesOf(position).length - 1) * squares.intersect(SquareSet.backranks()).size();
    }
    for (const role of pocketRoles) count += dropSquares(position, role, context).size();
    return count;
}

function after(position, move) {
    const next = position.clone();
    next.play(move);
    return next;
}

function perft(position, depth) {
    if (depth === 0) return 1;
    if (depth === 1) return countLegalMoves(position);
    let nodes = 0;
    for (const move of legalMoves(position)) nodes += perft(after(position, move), depth - 1);
    return nodes;
}

/** chessops castles by king takes rook, UCI by the squares of the king. */
function moveText(position, move) {
    const side = castlingSide(position, move);
    return makeUci(side ? { from: move.from, to: kingCastlesTo(position.turn, side) } : move);
}

function divide(position, depth) {
    let total = 0;
    for (const move of legalMoves(position)) {
        const nodes = perft(after(position, move), depth - 1);
        total += nodes;
        console.log(`${moveText(position, move)}: ${nodes}`);
    }
    console.log(`\nNodes searched: ${total}\n`);
}

/** The position that the words after `position` describe. */
function readPosition(words, variant) {
    const beginOfMoves = words.indexOf('moves');
    const description = beginOfMoves < 0 ? words : words.slice(0, beginOfMoves);
    const moves = beginOfMoves < 0 ? [] : words.slice(beginOfMoves + 1);
    let position = description[0] === 'startpos'
        ? defaultPosition(variant)
        : setupPosition(variant, parseFen(description.slice(1).join(' ')).unwrap()).unwrap();
    for (const text of moves) {
        const move = parseUci(text);
        if (!move || !position.isLegal(normalizeMove(position, move))) throw new Error(`${text} is not legal`);
        position = after(position, normalizeMove(position, move));
    }
    return position;
}

let variant = 'chess';
let position = defaultPosition(variant);

const commands = {
    uci() {
        console.log(`id name chessops ${dependencies.chessops}`);
        console.log(`option name UCI_Variant type combo default chess ${variants.map(name => `var ${name}`).join(' ')}`);
        console.log('uciok');
    },
    isready: () => console.log('readyok'),
    setoption([, name, , value]) {
        if (name !== 'UCI_Variant' || !variants.includes(value)) throw new Error(`no option ${name} with ${value}`);
        variant = value;
        position = defaultPosition(variant);
    },
    ucinewgame() {},
    position(words) {
        position = readPosition(words, variant);
    },
    go([kind, depth]) {
        if (kind !== 'perft' || !/^[1-9]\d*$/.test(depth)) throw new Error('only `go perft DEPTH` is understood');
        divide(position, Number(depth));
    },
    quit: () => process.exit(0),
};

// A comparison must not go on after something that was not understood: whoever asked sees the engine end.
for await (const line of createInterface({ input: process.stdin })) {
    const [command, ...words] = line.trim().split(/\s+/);
    if (command === '') continue;
    try {
        if (!Object.hasOwn(commands, command)) throw new Error('unknown command');
        commands[command](words);
    } catch (error) {
        console.error(`chessops peer: ${line}: ${error.message}`);
        process.exit(1);
    }
}
