"""Guided first games: a lesson is data in a game's folder (docs/writing-a-lesson.md). `read` reads and checks it, `run` leads through it."""

from meadhall.lessons.read import Act, Lesson, LessonError, Step, When, find_lesson, lessons_of, read_lesson
from meadhall.lessons.run import Guide, Place, Trail

__all__ = [
    "Act",
    "Guide",
    "Lesson",
    "LessonError",
    "Place",
    "Step",
    "Trail",
    "When",
    "find_lesson",
    "lessons_of",
    "read_lesson",
]
