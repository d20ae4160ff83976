#pragma once

#include <boost/mp11.hpp>

#include "app/api/analyse_requests.h"
#include "app/api/class_requests.h"
#include "app/api/lab_requests.h"
#include "app/api/learning_requests.h"
#include "app/api/library_requests.h"
#include "app/api/play_requests.h"
#include "app/api/train_requests.h"

namespace rookery::app::api {

/// Everything a page may say, by the places of the page.
using PlayRequests =
    boost::mp11::mp_list<Hello, NewGame, OpenGame, LeaveGame, PlayMove, TakeBack, Resign, OfferDraw, AskHint,
                         LetPartnerMove, StopSearch, SetPlayers, Step, Run, Pause, AskCounts, Invite, Ping>;
using JobRequests = boost::mp11::mp_list<CancelJob>;
using XrayRequests = boost::mp11::mp_list<Xray>;
using AnalyseRequests = boost::mp11::mp_list<AskPosition, Edit, Analyse, StopAnalysis, Explore, Solve, ReadText, Reopen,
                                             WritePgn, KeepAnalysis, AskReport, FindReport>;
using LibraryRequests = boost::mp11::mp_list<ListGames, AskFacets, RenameGame, TagGames, DeleteGames, RestoreGames,
                                             ImportGames, ExportGames>;
using TrainRequests = boost::mp11::mp_list<JudgeMove, AskPuzzles, NextPuzzle, PuzzleTried, DeletePuzzle>;
using LabRequests =
    boost::mp11::mp_list<CountNodes, RunGames, ProvePlayer, PlayGrid, ClimbLadder, SolveSquares, AskCluster, StopRun,
                         WatchLearning, LearnGame, ResumeLearning, StopLearning, DeleteLearning, MapPieces>;
using ClassRequests = boost::mp11::mp_list<OpenClass, WatchClass, CloseClass, EndClass, JoinClass, AnswerClass>;
using AllRequests = boost::mp11::mp_append<PlayRequests, JobRequests, XrayRequests, AnalyseRequests, TrainRequests,
                                           LibraryRequests, LabRequests, ClassRequests>;

/// What the server says without being asked, or not as the answer to a single question.
using ServerMessages =
    boost::mp11::mp_list<Welcome, GameMessage, PlyMessage, StatusMessage, Info, Hint, Exact, DrawAnswer, Counts,
                         Refused, Left, Pong, JobTaken, News, Done, Failed, LinesMessage, ConversationMessage,
                         AnalysisStopped, RegisterMessage, ClassMessage, LearningMessage>;

}  // namespace rookery::app::api
